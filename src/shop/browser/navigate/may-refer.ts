/** Whether a page file may refer to the catalogue. A text match is enough here and avoids loading the field list that the server uses. */
const reference = /"(?:category|brand|product|campaign|list|content):\S|Alias":(?!\{"\$bind)/;

export const mayRefer = (authored: unknown): boolean => reference.test(JSON.stringify(authored));
