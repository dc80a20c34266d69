declare const __BUILD__: string;

/** The fingerprint of the build that this page is from; empty in development, where no page is old. */
export const BUILD: string = __BUILD__;
