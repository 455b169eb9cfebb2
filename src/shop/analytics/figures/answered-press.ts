/** The event of a press that the page has answered without the application, at the pressed button or the submitted form. */
export const answeredPress = 'atv-answered';
