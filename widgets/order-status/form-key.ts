/** Keys that the page gives its forms; another text has not come from it. */
export const isFormKey = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
