import { rewritten } from './rewritten.ts';

const read = /import \{flatStyleLikeToStyleFunction\} from '[^']+';/;
const refused = `const flatStyleLikeToStyleFunction = () => {
  throw new Error('write the style of a layer as a function: this build reads no flat styles');
};`;

/** OpenLayers' vector layers without the reader of styles that are written as expressions. */
export function withoutFlatStyles(source: string): string {
  return source.replace(read, refused);
}

/** Lets the build drop OpenLayers' language of expressions, a fifth of the map: our styles are functions. */
export const noFlatStyles = () =>
  rewritten('no-flat-styles', /node_modules\/ol\/layer\/BaseVector\.js/, withoutFlatStyles);
