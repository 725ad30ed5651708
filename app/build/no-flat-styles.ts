import type { Plugin } from 'vite';

const read = /import \{flatStyleLikeToStyleFunction\} from '[^']+';/;
const refused = `const flatStyleLikeToStyleFunction = () => {
  throw new Error('write the style of a layer as a function: this build reads no flat styles');
};`;

/** OpenLayers' vector layers without the reader of styles that are written as expressions. */
export function withoutFlatStyles(source: string): string {
  return source.replace(read, refused);
}

/** Lets the build drop OpenLayers' language of expressions, a fifth of the map: our styles are functions. */
export function noFlatStyles(): Plugin {
  return {
    name: 'no-flat-styles',
    transform: {
      filter: { id: /node_modules\/ol\/layer\/BaseVector\.js/ },
      handler: (code) => ({ code: withoutFlatStyles(code), map: null }),
    },
  };
}
