/** Shape of the generated table of widget fields. A path joins names by dots; `*` stands for every list entry. */
export interface WidgetFields {
  version: number;
  /** Default value by path; a default inside a missing object is skipped. */
  defaults?: Readonly<Record<string, unknown>>;
  localizable?: readonly string[];
  bindable?: readonly string[];
  responsive?: readonly string[];
  html?: readonly string[];
  image?: readonly string[];
  link?: readonly string[];
}
