/** Errors that the running shop reports. */
import { inShop } from './code.ts';

export const shopCodes = {
  CMS000: inShop(
    'An area could not be fetched',
    'The content service failed; the fallback or nothing is shown.',
    'Check the content service.',
  ),
  CMS001: inShop(
    'A configuration that is not JSON',
    'Only that widget is left out.',
    'Save the widget again in the content service.',
  ),
  CMS002: inShop(
    'A configuration that is not valid for the widget',
    'Known fields have values that cannot be used.',
    'Correct the widget in the content service.',
  ),
  CMS003: inShop(
    'An unknown widget',
    'The content service uses a widget type that the shop does not have.',
    'Add a widget with that name, or remove it from the area.',
  ),
  CMS004: inShop(
    'A display setting that could not be fetched',
    'The other display setting is shown.',
    'Check the content service.',
  ),
  WIDGET001: inShop(
    'A widget failed to load',
    'Its frame shows an error message; the other widgets are shown.',
    'See the error in the log.',
  ),
  WIDGET002: inShop(
    'A widget failed to render',
    'Its frame shows an error message; the other widgets are shown.',
    'See the error in the log.',
  ),
  WIDGET003: inShop(
    'A widget with invalid settings',
    'Its props do not match its schema, or its migration left them so. Its frame shows an error message; the other widgets are shown.',
    '`npm run pages -- lint` names the field; check the data bound to it.',
  ),
};
