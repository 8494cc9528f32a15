// After `npm ci`: builds. An install without development packages (--omit=dev, NODE_ENV=production) keeps what is built, and is no failure.
import { build, canBuild, isBuilt, NOT_BUILT } from './built.mjs';

if (canBuild()) build();
else if (!isBuilt()) console.error(NOT_BUILT);
