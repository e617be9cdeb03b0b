/** `npm run artwork` draws the pictures of the layers again; `npm run artwork -- core` only some of them. */
import { makePictures } from '../apps/web/src/artwork/make.ts';

for await (const { name, width, height, bytes } of makePictures(process.argv[2])) {
  console.log(`${name}  ${width} × ${height}  ${(bytes / 1000).toFixed(1)} KB`);
}
