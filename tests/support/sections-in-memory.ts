/** Saved sections without a file. */
import type { Column, ColumnType, SectionReader, SectionWriter } from '#backend/testing.ts';

export interface SectionsInMemory extends SectionWriter, SectionReader {
  /** Type and bytes of every section, by name. */
  readonly content: ReadonlyMap<string, { type: string; bytes: Uint8Array }>;
}

export function sectionsInMemory(): SectionsInMemory {
  const content = new Map<string, { type: string; bytes: Uint8Array }>();
  return {
    content,
    async put(name: string, column: Column) {
      const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength).slice();
      const type = column instanceof Uint8Array ? 'Uint8Array' : column.constructor.name;
      content.set(name, { type, bytes });
    },
    async take<Type extends Column>(name: string, type: ColumnType<Type>) {
      const section = content.get(name);
      if (section?.type !== type.name) throw new Error(`${name} is missing`);
      return new type(section.bytes.slice().buffer);
    },
  };
}
