/**
 * Tells programs that fill in every field of a form from people, who do not see one of them (R-DATA-24).
 * Their message is answered as if it were taken, so that they try nothing else; clients that send no such field are not affected.
 */
export const isFromProgram = ({ website }: { website: string }): boolean => website.trim() !== '';
