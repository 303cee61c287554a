declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Buffer<ArrayBuffer>,
    text: string,
    options: Options,
  ): Promise<Buffer<ArrayBuffer>>;
}
