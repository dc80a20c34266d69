/** The frame's English. */
export default Object.values(
  import.meta.glob<string>('../../../src/stellwerk/words/locales/en/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
