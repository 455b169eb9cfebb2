/** What the running shop reports. */
import { inShop } from './code.ts';

export const shopCodes = {
  CMS000: inShop(
    'An area could not be fetched',
    'The content service failed; the fallback or nothing is shown.',
    'Look at the service.',
  ),
  CMS001: inShop(
    'A configuration that is no JSON',
    'That widget alone is left out.',
    'Save the widget again in the content service.',
  ),
  CMS002: inShop(
    'A configuration that does not fit the widget',
    'Known fields have values that cannot be used.',
    'Correct the widget in the content service.',
  ),
  CMS003: inShop(
    'A widget that this shop does not know',
    'The content service knows more kinds than the shop.',
    'Add a widget with that name, or remove it from the area.',
  ),
  CMS004: inShop(
    'A display setting that could not be fetched',
    'The other one is shown.',
    'Look at the service.',
  ),
  WIDGET001: inShop(
    'A widget failed to load',
    'Its frame says so; its neighbours are there.',
    'Look at the error beside the code in the log.',
  ),
  WIDGET002: inShop(
    'A widget failed to render',
    'Its frame says so; its neighbours are there.',
    'Look at the error beside the code in the log.',
  ),
  WIDGET003: inShop(
    'A widget whose settings do not fit it',
    'What a binding brought is no value that the widget can show; its frame says so, its neighbours are there.',
    'Look at the field that the log names, and at the data bound to it.',
  ),
};
