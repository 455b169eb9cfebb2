/** After `npm install`: makes what is generated, so that editors check page files before the first start. */
try {
  const { generate } = await import('../generate/index.mjs');
  await generate();
} catch (error) {
  // An installation without development packages cannot generate, and serves a build that is already made.
  process.stderr.write(`Nothing was generated: ${error.message}\n`);
}
