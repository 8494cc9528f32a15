// Runs after `npm ci`: builds. An install without development packages (--omit=dev, NODE_ENV=production) keeps the existing build; that is
// not a failure.
import { build, canBuild, isBuilt, NOT_BUILT } from './built.mjs';

if (canBuild()) build();
else if (!isBuilt()) console.error(NOT_BUILT);
