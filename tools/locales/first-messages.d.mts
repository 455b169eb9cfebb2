export function firstMessages(folder: string, keys: readonly string[]): string[];
export function widgetMessages(folder: string, keys: readonly string[]): string[];
export function panelMessages(folder: string, keys: readonly string[]): string[];
export function accountMessages(folder: string, keys: readonly string[]): string[];
