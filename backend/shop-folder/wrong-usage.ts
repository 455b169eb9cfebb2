/** A command line that says what the command cannot do. */
export class WrongUsage extends Error {}
