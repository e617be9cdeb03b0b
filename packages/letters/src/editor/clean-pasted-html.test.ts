import { expect, test } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';

test.each([
  ['style and script go', '<p style="color:red" onclick="x()">a<script>b</script></p>', '<p>a</p>'],
  [
    'the weight is the font’s, and not what Word notes of its own',
    "<b style='mso-bidi-font-weight:normal'>a</b><b style='font-weight:normal'>b</b>",
    '<b>a</b><b data-weight="normal">b</b>',
  ],
  [
    'cells of a row are parted, with paragraphs in them or without',
    '<table><tr><td>A</td><td><p>B</p><p>c</p></td></tr><tr><th>D</th></tr></table>',
    '<table><p>A | B c</p><p>D</p></table>',
  ],
  ['a power stays one', 'x<sup>2</sup>, 10<sup>-6</sup>, <sup>th</sup>', 'x², 10^-6, ^th'],
  ['what is deleted or struck out stays away', 'a<del>b<b>c</b></del><s>d</s>e', 'ae'],
  [
    'a list in a list keeps the numbers of the outer one',
    '<ol><li>1<ul><li>a</li><li>b</li></ul></li><li>2</li></ol>',
    '<ol><li>1<br>– a<br>– b<li>2</ol>',
  ],
  [
    'a list between the items of another one is of the item before it',
    '<ol><li>1</li><ol><li>a</li></ol><li>2</li></ol>',
    '<ol><li>1<br>1. a<li>2</ol>',
  ],
  [
    'bullets and numbers of Word are lists',
    `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1'><!--[if !supportLists]--><span>·<span>&nbsp;&nbsp; </span></span><!--[endif]-->eins</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1'><!--[if !supportLists]-->·&nbsp;<!--[endif]-->zwei</p>
<p style='mso-list:l1 level1'><!--[if !supportLists]-->1.&nbsp;<!--[endif]-->drei</p><p>vier</p>`,
    '<ul><li>eins<li>zwei</ul>\n<ol><li>drei</ol><p>vier</p>',
  ],
  [
    'bullets and numbers of files of Word are lists',
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Eins</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Zwei</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Drei</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Erstens</p>`,
    '<ul><li>Eins<li>Zwei<li>Drei</ul>\n<ol><li>Erstens</ol>',
  ],
  [
    'hidden text stays away, with what is in it',
    `<p>a<span style='display:none;mso-hide:all'>b<span>c</span></span>d</p><div style="DISPLAY: none"><p>e</p></div><p style='mso-hide:all'>f</p>g`,
    '<p>ad</p>g',
  ],
])('%s', (_case, html, clean) => {
  expect(cleanPastedHtml(html)).toBe(clean);
});
