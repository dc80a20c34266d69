/** Whether the next click on the map sets the cone (MIN-6.2). */
export const pinning = $state({ on: false });
