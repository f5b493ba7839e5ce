/** A job application with a PDF of this content, as the form sends it. */
export function resumeApplication(number: number, content: Buffer): FormData {
  const body = new FormData();
  const fields = {
    name: `Applicant ${number}`,
    email: `applicant${number}@example.se`,
    formType: "Venture Builder Application",
    position: "Venture Builder",
    sourcePage: "Venture-Builder Page",
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), content, Buffer.from("\n%%EOF\n")]);
  body.append("resume", new File([pdf], "cv.pdf"));
  return body;
}
