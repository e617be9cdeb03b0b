import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileWidths, pictureAddress, readPictureAddress } from './picture-address.ts';
import { pictureProps } from './picture-props.ts';

it('the widths are those of the rule, at one and two device pixels [R8.15]', () => {
  expect(fileWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
});

it('a written address is read again, and no other spelling is accepted [R8.15]', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .filter((text) => !/^\.|[/\\:]|\p{Cc}/u.test(text) && text.isWellFormed());
  const paths = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  fc.assert(
    fc.property(paths, fc.constantFrom(...fileWidths), (path, width) => {
      const address = pictureAddress(path, width);
      expect(readPictureAddress(address)).toEqual({ width, source: { kind: 'file', path } });
      // Another escape of the same name.
      const other = address.replace(/[a-z](?=[^/]*$)/, (letter) => {
        return `%${letter.charCodeAt(0).toString(16)}`;
      });
      if (other !== address) expect(readPictureAddress(other)).toBeNull();
    }),
  );
});

it('an absolute address is read in its one spelling, and in no other', () => {
  const address = 'https://pictures.example/a%20b/c.jpg?size=1';
  const read = readPictureAddress(pictureAddress(address, 640));
  expect(read?.source).toEqual({ kind: 'url', url: new URL(address) });
  for (const source of [
    'https://pictures.example/a/c.jpg',
    encodeURIComponent('https://pictures.example'),
    encodeURIComponent('HTTPS://pictures.example/'),
    encodeURIComponent('https://pictures.example:443/'),
    encodeURIComponent('https://user:word@pictures.example/'),
    encodeURIComponent('https://pictures.example/a/../b'),
    encodeURIComponent('https://pictures.example/#a'),
    encodeURIComponent('ftp://pictures.example/'),
    encodeURIComponent('//pictures.example/'),
  ]) {
    expect(readPictureAddress(`/_ipx/f_webp,w_640/${source}`), source).toBeNull();
  }
});

const canonical = new Set(fileWidths.map((width) => `f_webp,w_${width}`));
const words = [
  'f_webp',
  'f_png',
  'f_svg',
  'format_webp',
  'w_320',
  'w_640',
  'width_640',
  'w_321',
  'w_9999',
  'h_100',
  's_640x640',
  'q_80',
  'enlarge',
  'blur_500',
  'b_red',
  'a',
  'animated',
  'rotate_90',
  'fit_cover',
  'trim_10',
  'extend_9_9_9_9',
  'w_0320',
  'w_640.0',
  'W_640',
  'w:640',
  'w=640',
  'f_webp,w_640',
  '_',
  '',
  '%77_640',
  ' ',
];

it('every other modifier, order, separator or width is refused [R8.15]', () => {
  const modifiers = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 4 }).chain((parts) => {
      return fc.constantFrom(',', '&', ';', '/').map((separator) => parts.join(separator));
    }),
    fc.nat(5000).map((width) => `f_webp,w_${width}`),
    fc.string(),
    fc.webPath(),
  );
  fc.assert(
    fc.property(modifiers, (text) => {
      fc.pre(!canonical.has(text) && !canonical.has(text.split('/')[0] ?? ''));
      expect(readPictureAddress(`/_ipx/${text}/a.jpg`)).toBeNull();
    }),
    { numRuns: 5000 },
  );
});

it.each([
  '../a.jpg',
  '%2e%2e/a.jpg',
  'a/../b.jpg',
  './a.jpg',
  '.env',
  'a/.git/config',
  'a//b.jpg',
  'a%2fb.jpg',
  'a%5cb.jpg',
  'a\\b.jpg',
  'c:a.jpg',
  'a%00.jpg',
  '%',
  '%ff',
  'a.jpg?x=1',
  'a/',
  'a.jpg#a',
  '/a.jpg',
  'a b.jpg',
  'ä.jpg',
  '%C3%A4.jpg%',
  'a'.repeat(300),
  'a/'.repeat(999),
])('%s is no name of a file [R8.15]', (path) => {
  expect(readPictureAddress(`/_ipx/f_webp,w_320/${path}`)).toBeNull();
});

it('an image of a fixed width has both densities, and an image of a share of the window every width [R8.15]', () => {
  expect(pictureProps('/team/anna müller.jpg', { width: 300, height: 400 })).toEqual({
    src: '/_ipx/f_webp,w_320/team/anna%20m%C3%BCller.jpg',
    srcSet:
      '/_ipx/f_webp,w_320/team/anna%20m%C3%BCller.jpg 1x, /_ipx/f_webp,w_640/team/anna%20m%C3%BCller.jpg 2x',
    width: 300,
    height: 400,
  });
  const { srcSet, sizes, src } = pictureProps('a.jpg', {
    width: 2000,
    height: 10,
    sizes: '100vw',
  });
  expect(src).toBe('/_ipx/f_webp,w_1536/a.jpg');
  expect(sizes).toBe('100vw');
  expect(srcSet.split(', ').map((one) => one.split(' ')[1])).toEqual(
    fileWidths.map((width) => `${width}w`),
  );
});
