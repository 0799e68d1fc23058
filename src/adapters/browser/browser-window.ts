export type BrowserWindow = Window & typeof globalThis;
