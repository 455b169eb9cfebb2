/**
 * The message of a query that found nothing prints the document: only when it is read,
 * for a query that waits fails many times before it finds.
 */
if (typeof document !== 'undefined') {
  const { configure, prettyDOM } = await import('@testing-library/react');
  configure({
    getElementError: function getElementError(reason, container) {
      const error = new Error();
      // The trace begins in the test.
      Error.captureStackTrace(error, getElementError);
      error.name = 'TestingLibraryElementError';
      let message: string | undefined;
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => (message ??= [reason, prettyDOM(container)].filter(Boolean).join('\n\n')),
        set: (text: string) => {
          message = text;
        },
      });
      return error;
    },
  });
}

export {};
