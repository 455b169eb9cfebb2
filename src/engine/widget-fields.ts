/** Shape of the generated table of widget fields. A path joins names by dots; `*` stands for every entry of a list. */
export interface WidgetFields {
  version: number;
  /** Path → value where nothing was said; one inside an absent object does not apply. */
  defaults?: Readonly<Record<string, unknown>>;
  localizable?: readonly string[];
  bindable?: readonly string[];
  responsive?: readonly string[];
  html?: readonly string[];
  image?: readonly string[];
  link?: readonly string[];
}
