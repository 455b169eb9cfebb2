/** React as the shop runs it, where a test only renders HTML: its development build takes most of the time of such tests. */
if (typeof document === 'undefined') {
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await Promise.all([
    import('react'),
    import('react/jsx-runtime'),
    import('react-dom'),
    import('react-dom/server'),
  ]);
  process.env['NODE_ENV'] = mode;
}

export {};
