// Invented people and texts of the demo. Addresses end in .example, telephone numbers are those reserved for fiction.

export const firstNames = [
  "Åsa Björn Elin Erik Freja Göran Hanna Ingrid Johan Karin Lars Maja Nils Oskar Petra Saga Tove Ulf",
  "Viktor Ylva Aino Eero Jussi Kaisa Sanna Ville Anders Astrid Kjersti Magnus Sigrid Søren Mette Rasmus",
  "Anneli Kristjan Jānis Achieng Amina Baraka Faith Juma Kamau Mwangi Neema Otieno Wanjiru Zawadi Chloé",
  "Dmitri Fatima Giulia José Li Mehmet Priya Tomasz Zoë",
].flatMap((line) => line.split(" "));

export const lastNames = [
  "Andersson Berg Björk Dahl Ek Engström Falk Forsberg Håkansson Lindqvist Lund Nyström Öberg Sandström",
  "Sjöberg Söderlund Wallin Åkesson Aalto Korhonen Mäkinen Hansen Haugen Kristensen Mikkelsen Solberg",
  "Tamm Ozoliņš Kariuki Mutua Njoroge Odhiambo Wambui Mushi Kowalski Moreau Rossi García Yılmaz O’Brien",
  "Nguyen Rao",
].flatMap((line) => line.split(" "));

export const organizations = [
  "Norrsken Vind, Skärgård Logistik, Fjäll Data, Ljus Energi, Björk & Falk, Hamn Ventures, Älv Water",
  "Savanna Pay, Rift Valley Grid, Lake Harvest Tech, Polar Robotics, Tundra Materials, Birka Invest",
  "Nordsjö Shipping, Kiruna Minerals Lab, Stad Mobility, Sund Health, Oresund Bio, Kust Insurance",
].flatMap((line) => line.split(", "));

export const markets = [
  "home batteries, cold chains, school payments, fishing fleets, forest inventories, district heating",
  "clinic records, freight matching, rooftop solar, soil analysis, building permits, crop insurance",
].flatMap((line) => line.split(", "));

export const founderSentences = [
  "We build software for {market} and have three paying customers.",
  "I spent nine years in {market} before I saw why nothing there gets simpler.",
  "Our pilot in {city} runs on forty sites and saves each of them about six hours a week.",
  "What we miss is a technical co-founder and somebody who has sold to public buyers.",
  "We have not raised money so far and would like to keep it that way until the second product.",
  "The market for {market} in East Africa is served by spreadsheets today.",
  "We can be in Stockholm from one week to the next.",
  "Attached to our site is a short film that shows the prototype at work.",
];

export const careerSentences = [
  "I have led teams of four to thirty people, most of them in {market}.",
  "For six years I built products for {market}, the last two as head of operations in {city}.",
  "I would rather own a result than a title, and I like to write things down.",
  "Your way of building companies from the first day is what I have been looking for.",
  "I could start in three months; moving to Stockholm is no problem.",
  "I speak Swedish and English at work, and Swahili with my grandmother.",
  "In my last role I took a service from 200 to 9,000 customers without a night shift.",
  "My references are happy to talk; please ask me before you call them.",
];

export const partnerSentences = [
  "We want to bring what we know about {market} to founders who can use it.",
  "Our members in {city} ask for pilots, and we have a budget for six of them next year.",
  "We run a fund for {market} and look for ventures to build together.",
  "A first joint program could begin in the autumn with ten companies.",
];

export const contactSentences = [
  "I write about {market} and would like to talk with one of your partners for an article.",
  "Could you tell me when the next program in {city} begins?",
  "We are a school in {city} and would like to visit with twenty students.",
  "One of your pages sends me to an address that does not answer.",
  "Is there a list of the companies you have built in {market}?",
];

export const cities = "Stockholm, Göteborg, Oslo, Tallinn, Nairobi, Kisumu, Helsinki, Malmö, Riga".split(
  ", ",
);

export const noteSentences = [
  "Strong on {market}. I would like to hear more about the pilot in {city}.",
  "Called, no answer. I will try again on Thursday.",
  "Good conversation. Asked for figures of the last two quarters.",
  "Knows our program in {city} well.",
  "Not for us, but {city} might be interested. Shall we pass it on?",
  "References are in order.",
  "Unsure about the market. What do you think?",
];

/** Ends every text of the demo, so that it is not taken for a real one. */
export const sampleMark = "(Sample)";
