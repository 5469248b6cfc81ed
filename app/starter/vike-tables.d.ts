/** One module in the tables Vike writes for the browser. */
type VikeValue =
  | { type: 'plus-file'; exportValues: Record<string, unknown> }
  | { type: 'pointer-import' | 'js-serialized'; value: unknown };

declare module 'virtual:vike:global-entry:client:server-routing' {
  interface VikePage {
    configValuesSerialized: {
      Page: { valueSerialized: VikeValue };
      /** What is laid round the page, the innermost first. */
      Layout: { valueSerialized: readonly VikeValue[] };
    };
  }
  export const pageConfigsSerialized: readonly {
    pageId: string;
    loadVirtualFilePageEntry: () => { moduleExportsPromise: Promise<VikePage> };
  }[];
}
