let wasPressed = false

/** Notes a press of a person since the last saved file; scripts do not count. */
function notePress({ isTrusted, target }: Event): void {
  if (isTrusted && target instanceof Element && target.closest('button, a')) wasPressed = true
}

/**
 * Lets a story save a file only after a press. A page that saves one by itself, at the address of a document, would
 * fill the folder of everybody who looks at a gallery.
 */
export function saveByPressAlone(): void {
  const { click } = HTMLAnchorElement.prototype
  document.addEventListener('click', notePress, { capture: true })
  HTMLAnchorElement.prototype.click = function followed() {
    if (this.download && !wasPressed) return
    if (this.download) wasPressed = false
    click.call(this)
  }
}
