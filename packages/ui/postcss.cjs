// Puts the styles of the package into cascade layers, for a host whose own styles lie in layers. CommonJS, because Next
// asks for the plugins that it is told by name with `require`.
const path = require('node:path');

// From what always loses to what always wins among them.
const order = ['reset', 'themes', 'primitives', 'components'].map((name) => `awning.${name}`);

/** @param {string} file Within `dist`, with `/` between its folders. */
function layerOf(file) {
  if (file === 'theme/reset.css') return 'awning.reset';
  if (/^theme\/(themes|fonts)\//.test(file)) return 'awning.themes';
  return /^(theme|primitives)\//.test(file) ? 'awning.primitives' : 'awning.components';
}

/** @type {import('postcss').PluginCreator<never>} */
const layers = () => ({
  postcssPlugin: 'awning-layers',
  Once(root, { AtRule }) {
    const from = root.source?.input.file ?? '';
    const file = path.relative(path.join(__dirname, 'dist'), from).split(path.sep).join('/');
    if (file.startsWith('..') || !file.endsWith('.css')) return;
    const layer = new AtRule({ name: 'layer', params: layerOf(file), nodes: root.nodes });
    root.removeAll();
    // Said by each file, since nobody knows which is read first.
    root.append(new AtRule({ name: 'layer', params: order.join(', ') }), layer);
  },
});
layers.postcss = true;

module.exports = layers;
