/** Files that would do something if a browser ran them: read the desk, change its page, or open a dialog. */

const script = "fetch('/api/me');parent.document.title=top.document.title='run';alert('run')";

/** A PDF whose script runs when it is opened. */
function pdfWithScript(): string {
  const code = "app.alert('run'); this.submitForm({cURL: '/api/me'}); app.launchURL('/api/me', false);";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>",
    `<< /S /JavaScript /JS (${code.replace(/[()\\]/g, "\\$&")}) >>`,
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  return `${text}xref\n0 5\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

const html = `<!doctype html><title>x</title><body onload="${script}"><script>${script}</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script></svg>`;

export const hostileFiles: Record<string, string> = {
  html,
  svg,
  "pdf with script": pdfWithScript(),
  "pdf that is html": `%PDF-1.7\n${html}\n%%EOF`,
  "html that is pdf": `${html}<!--\n${pdfWithScript()}-->`,
};
