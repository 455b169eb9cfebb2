export function newWidget(type: string, title?: string, folder?: string): string[];
