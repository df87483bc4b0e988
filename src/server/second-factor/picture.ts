import { renderSVG } from 'uqr'

/** Returns a text as a QR code, in a data URL. */
export const pictureOf = (text: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(text, { border: 2 })).toString('base64')}`
