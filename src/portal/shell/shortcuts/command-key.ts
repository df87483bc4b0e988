/** Name of the modifier key for the shortcut with K. */
export const commandKey = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'
