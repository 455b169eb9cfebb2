export function firstMessages(folder: string, keys: readonly string[]): string[];
export function widgetMessages(folder: string, keys: readonly string[]): string[];
export function panelMessages(folder: string, keys: readonly string[]): string[];
export function accountMessages(folder: string, keys: readonly string[]): string[];
export function listMessages(folder: string, keys: readonly string[]): string[];
export function productMessages(folder: string, keys: readonly string[]): string[];
