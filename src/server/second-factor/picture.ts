import { renderSVG } from 'uqr'

/** A text as a QR code, in an address that an image takes. */
export const pictureOf = (text: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(text, { border: 2 })).toString('base64')}`
