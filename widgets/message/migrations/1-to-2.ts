/** Version 2 uses the prop names of other page editors. */
import { renameProps } from '#engine/definition/rename-props.ts';

export const migrate = renameProps({ drawing: 'illustration' });
