/** The frame's German. */
export default Object.values(
  import.meta.glob<string>('../../../src/stellwerk/words/locales/de/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
