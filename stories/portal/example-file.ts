/** The smallest document that a program opens: one page with one sentence. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 100]/Contents 4 0 R
/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length 57>>stream
BT /F1 12 Tf 20 50 Td (An example from the book.) Tj ET

endstream endobj
trailer<</Root 1 0 R>>
`

/** Makes the response of the server for a file, by its name. */
export const exampleFile = (name: string): Response =>
  new Response(PDF, { headers: { 'content-disposition': `attachment; filename="${name}"` } })
