/* global Scalar -- the script before this one */
Scalar.createApiReference('#reference', {
  url: '/api/v1/openapi.json',
  layout: 'modern',
  theme: 'none',
  // Nothing of this page is asked of anybody else.
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  persistAuth: false,
  defaultOpenAllTags: false,
  operationTitleSource: 'summary',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  authentication: { preferredSecurityScheme: 'credential' },
})
