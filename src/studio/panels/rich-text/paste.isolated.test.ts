// @vitest-environment jsdom
/** Texts as word processors, mail programs and browsers put them on the clipboard (R-STUDIO-158). */
import { expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { cleanPaste } from './paste/clean-paste.ts';
import { toHtml } from './to-html.ts';

const pasted = (html: string) => toHtml(fromHtml(cleanPaste(html).html));

const docs = (inner: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-8f0e">${inner}</b><br class="Apple-interchange-newline">`;
const docsSpan = (text: string, style: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;${style}">${text}</span>`;
const plain = 'font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;';

it.each([
  [
    'Google Docs: bold and italic words are spans, and the whole is no bold text',
    docs(
      `<p dir="ltr" style="line-height:1.38">${docsSpan('Talven ', plain)}${docsSpan('renkaat', 'font-weight:700;font-style:normal;')}${docsSpan(' ja ', plain)}${docsSpan('ketjut', 'font-weight:400;font-style:italic;')}</p>`,
    ),
    '<p>Talven <strong>renkaat</strong> ja <em>ketjut</em></p>',
  ],
  [
    'Google Docs: a heading keeps its level, and its weight is its own',
    docs(`<h3 dir="ltr">${docsSpan('Koko', 'font-weight:700;')}</h3>`),
    '<h3>Koko</h3>',
  ],
  [
    'Google Docs: a list of the next level belongs to the entry before it',
    docs(
      `<ul><li dir="ltr" aria-level="1"><p role="presentation">${docsSpan('Etu', plain)}</p></li><ul><li aria-level="2"><p role="presentation">${docsSpan('25x8-12', plain)}</p></li></ul></ul>`,
    ),
    '<ul><li>Etu<ul><li>25x8-12</li></ul></li></ul>',
  ],
  [
    'Google Docs: a link is underlined by itself',
    docs(
      `<p><a href="https://example.org/" style="text-decoration:none;">${docsSpan('ohje', 'text-decoration:underline;')}</a></p>`,
    ),
    '<p><a href="https://example.org/">ohje</a></p>',
  ],
  [
    'Word: lists are paragraphs with markers',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Etu<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span> </span></span>25x8-12<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span> </span></span>Taka<o:p></o:p></p>
<p class=MsoNormal>Loppu</p><!--EndFragment--></body></html>`,
    '<ul><li>Etu<ul><li>25x8-12</li></ul></li><li>Taka</li></ul><p>Loppu</p>',
  ],
  [
    'Word: numbered lists',
    "<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span> </span></span>Irrota</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span> </span></span>Kiinnitä</p>",
    '<ol><li>Irrota</li><li>Kiinnitä</li></ol>',
  ],
  [
    'Word: the title is a heading, and bold is bold',
    "<p class=MsoTitle>Ohje</p><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Tärkeä</b> osa<o:p></o:p></p>",
    '<h2>Ohje</h2><p><strong>Tärkeä</strong> osa</p>',
  ],
  [
    'Word on the web: headings and runs',
    '<div class="OutlineElement"><p role="heading" aria-level="3" class="Paragraph"><span class="TextRun" style="font-weight:bold">Mitat</span></p></div><div class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight:bold">25</span><span class="TextRun" style="vertical-align:super">2</span></p></div>',
    '<h3>Mitat</h3><p><strong>25</strong><sup>2</sup></p>',
  ],
  [
    'LibreOffice: fonts and heading 1',
    '<h1 class="western"><font face="Liberation Sans">Huolto</font></h1><p style="line-height:100%"><font color="#000000"><b>Öljy</b></font> vaihdetaan</p>',
    '<h2>Huolto</h2><p><strong>Öljy</strong> vaihdetaan</p>',
  ],
  [
    'LibreOffice: lists, struck and underlined words in fonts',
    '<ul>\n\t<li><p style="margin-bottom: 0cm; line-height: 100%"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><strike>99</strike> <u>79</u></font></font></p></li>\n\t<ul>\n\t\t<li><p>Etu</p></li>\n\t</ul>\n</ul>',
    '<ul><li><s>99</s> <u>79</u><ul><li>Etu</li></ul></li></ul>',
  ],
  [
    'Notion: words are spans with tokens, and a comment ends it',
    '<meta charset="utf-8"><h3>Mitat</h3><p><span class="notion-enable-hover" style="font-weight: 600;" data-token-index="0">Leveys</span> ja <em>korkeus</em></p><ol><li>Irrota</li><li>Kiinnitä</li></ol><!-- notionvc: 2c8a346e-90d6-4ec0-9cf9-0daed34e4ced -->',
    '<h3>Mitat</h3><p><strong>Leveys</strong> ja <em>korkeus</em></p><ol><li>Irrota</li><li>Kiinnitä</li></ol>',
  ],
  [
    'Gmail: lines in divisions of its own class, with a list and bold words',
    '<div dir="ltr">Hei<div class="gmail_default" style="font-family:verdana,sans-serif"><br></div><div class="gmail_default" style="font-family:verdana,sans-serif"><b>Tilaus</b> lähti.</div><ul><li style="margin-left:15px">25x8-12<br></li></ul></div>',
    '<p>Hei</p><p><strong>Tilaus</strong> lähti.</p><ul><li>25x8-12</li></ul>',
  ],
  [
    'Outlook: paragraphs of Word, with a division around',
    "<div class=WordSection1><p class=MsoNormal><span lang=FI style='mso-fareast-language:EN-US'>Hei,<o:p></o:p></span></p><p class=MsoNormal><span lang=FI><o:p>&nbsp;</o:p></span></p><p class=MsoNormal><i><span lang=FI>Terveisin</span></i></p></div>",
    '<p>Hei,</p><p><em>Terveisin</em></p>',
  ],
  [
    'Mail: each line is a division',
    '<div dir="ltr"><div>Hei</div><div><span style="font-weight:bold">Tilaus</span> lähti</div><div><br></div></div>',
    '<p>Hei</p><p><strong>Tilaus</strong> lähti</p>',
  ],
  [
    'A browser: struck out, and what is not shown',
    '<p><span style="text-decoration-line: line-through">99 €</span> <span style="display:none">piilossa</span>79 €</p>',
    '<p><s>99 €</s> 79 €</p>',
  ],
])('%s', (_source, html, expected) => {
  expect(pasted(html)).toBe(expected);
});

it('lets nothing through that is not clean, whatever the style says', () => {
  const { html } = cleanPaste(
    '<p style="font-weight:700;background:url(javascript:alert(1))" onclick="alert(1)">a<img src=x onerror=alert(1)></p><script style="font-weight:700">alert(1)</script>',
  );
  expect(html).toBe('<p><strong>a</strong></p>');
});
