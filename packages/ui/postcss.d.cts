declare const layers: {
  /** Puts the styles of the package into cascade layers, for a host whose own styles lie in layers. */
  (): { postcssPlugin: 'awning-layers' };
  postcss: true;
};
export = layers;
