/** The one inline script of every page. */
import { themeScript } from './colour-theme.ts';

/**
 * Records presses on buttons that no form answers until the boot module has arrived, which replays them; each is dimmed at
 * once, like those that the boot module records. What is pressed twice is replayed twice.
 */
const pressScript = `{const q=window.atvPresses=[];addEventListener('click',e=>{const b=window.atvPresses==q&&e.target.closest?.('button');if(b&&(b.type=='button'||!b.form))q.push([b,b.animate({opacity:.5},{duration:150,fill:'forwards'})])},true)}`;

export const firstScript = `${themeScript};${pressScript}`;
