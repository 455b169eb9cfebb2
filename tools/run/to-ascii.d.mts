export function toAscii(code: string): string;
