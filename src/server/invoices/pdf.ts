const LEADING = 16
const HEAD = 'q BT /F1 11 Tf 16 TL 72 770 Td'

/** Escapes a line; a character that the standard fonts lack becomes a question mark. */
const escaped = (line: string) =>
  line.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?').replace(/[\\()]/g, (sign) => `\\${sign}`)

/** Writes lines of text on one A4 page, in a standard font (ISO 32000-1). */
export const writePdf = (lines: readonly string[]): Buffer => {
  const shown = lines.slice(0, Math.floor(700 / LEADING)).map((line) => `(${escaped(line)}) Tj T*`)
  const page = `${HEAD}\n${shown.join('\n')}\nET Q`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, place) => {
    const offset = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const entries = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n${entries}\n${trailer}`, 'latin1')
}
