/** Names classes of the sign-in form that the server renders, so that the style sheets come along which not every page has. */
import frameForm from '#components/account/frame-form.module.css';
import choice from '#ui/choice.module.css';
import textInput from '#ui/form/text-input.module.css';

export const formStyles = [frameForm, choice, textInput].map(Object.keys);
