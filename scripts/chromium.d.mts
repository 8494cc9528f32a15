export declare const chromiumPath: string | undefined;
export declare const NO_CHROMIUM: string;
