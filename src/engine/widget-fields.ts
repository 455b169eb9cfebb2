/** Shape of the generated table of widget fields. A path joins names by dots; `*` is every entry of a list. */
export interface WidgetFields {
  version: number;
  /** Path → default value; one inside a missing object does not apply. */
  defaults?: Readonly<Record<string, unknown>>;
  localizable?: readonly string[];
  bindable?: readonly string[];
  responsive?: readonly string[];
  html?: readonly string[];
  image?: readonly string[];
  link?: readonly string[];
}
