/** Escapes a text for a PDF string in Latin-1; other letters lose their accents, or become question marks. */
const pdfString = (text: string) =>
  text
    .replace(/[^\x20-\xff]/g, (letter) => letter.normalize("NFKD").replace(/\p{M}/gu, ""))
    .replace(/[^\x20-\xff]/g, "?")
    .replace(/[\\()]/g, (character) => `\\${character}`);

/** A PDF of one page with some lines, for resumes of the demo. */
export function samplePdf(lines: string[]): Buffer {
  const shown = lines.map((line) => `(${pdfString(line)}) Tj T*`).join("\n");
  const content = `BT /F1 14 Tf 60 760 Td 24 TL\n${shown}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.lastIndexOf("xref\n0")}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
