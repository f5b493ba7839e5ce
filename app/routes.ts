import { index, type RouteConfig, route } from "@react-router/dev/routes";

// The site map, a line a route. Items of one kind share a parameter route, so that the route
// manifest every visitor downloads does not grow with the content.
export default [
  index("routes/home.tsx"),
  route("careers", "routes/careers.tsx"),
  route("careers/:position", "routes/job.tsx"),
  route("apply-founder", "routes/apply-founder.tsx"),
  route("apply-partner", "routes/apply-partner.tsx"),
  route("contact", "routes/contact.tsx"),
  route("contact-test", "routes/contact-test.tsx"),
  route("your-application", "routes/your-application.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("thanks", "routes/thanks.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
