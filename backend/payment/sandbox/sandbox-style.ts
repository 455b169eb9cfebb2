/** The look of the provider's pages, and the one script that they have. */
import { createHash } from 'node:crypto';

/** Address of the typeface on the sandbox's own origin: a font of another origin would need CORS headers. */
export const fontPath = '/font.woff2';

export const sandboxStyle = `@font-face{font-family:Figtree;font-weight:400 800;font-display:swap;src:url(${fontPath}) format("woff2")}
*{box-sizing:border-box}body{font:1rem/1.5 Figtree,system-ui,sans-serif;margin:0;padding:0 1rem;color:#16181b;background:#f5f4f2}
main{max-width:30rem;margin:clamp(0rem,6vh,4rem) auto;padding:clamp(1.25rem,5vw,2rem);margin-inline:auto;background:#fff;border-radius:.5rem}
h1{margin:0;font-size:1.375rem;line-height:1.2;letter-spacing:-.01em}h2{font-size:1.125rem;line-height:1.2;margin:1.5rem 0 .5rem}p{margin:.75rem 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1.25rem 0;padding:1rem 0;border-block:1px solid #dfe2e5}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}dd strong{font-size:1.375rem}
label{display:block;margin:1rem 0 .25rem;font-weight:500}input,select{font:inherit;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid #8b9198;border-radius:.25rem;background:#fff;color:inherit;font-variant-numeric:tabular-nums}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem;align-items:end}.help,.notice{font-size:.875rem;color:#4a5057}.help b{font-weight:600;font-variant-numeric:tabular-nums;white-space:nowrap;color:#16181b}.help ul{margin:0;padding:0;list-style:none}
button{font:inherit;font-weight:600;width:100%;margin-top:1.25rem;padding:.5rem 1.25rem;border:0;border-radius:.25rem;background:#c8161d;color:#fff;min-height:3rem;cursor:pointer}button:hover{background:#a30f15}
button.plain{margin-top:.5rem;background:none;color:#16181b;font-weight:500;text-decoration:underline;text-underline-offset:.2em}
:focus-visible{outline:3px solid #155fa8;outline-offset:2px}.notice{padding:.5rem .75rem;color:#7d4f00;background:#fff4dd;border-radius:.25rem}.problem{padding:.75rem;color:#a30f15;background:#fdecec;border-radius:.25rem;font-weight:500}`;

/** Groups the digits of a card number in fours while it is typed; the page works without it. */
export const groupingScript = `const f=document.querySelector('input#card');if(f)f.addEventListener('input',()=>{const n=f.value.slice(0,f.selectionStart).replace(/\\D/g,'').length;f.value=f.value.replace(/\\D/g,'').slice(0,19).replace(/(\\d{4})(?=\\d)/g,'$1 ');const p=n+Math.max(0,Math.floor((n-1)/4));f.setSelectionRange(p,p)})`;

/** Source of the script in a content security policy. */
export const scriptSource = `'sha256-${createHash('sha256').update(groupingScript).digest('base64')}'`;
