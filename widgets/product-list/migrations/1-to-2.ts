/** Version 2 names the props as other page editors do. */
import { renameProps } from '#engine/rename-props.ts';

export const migrate = renameProps({ take: 'limit', more: 'loadMore', exceptProduct: 'excludeProduct' });
